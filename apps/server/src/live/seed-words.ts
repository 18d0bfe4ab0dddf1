import { LiveReviewStatus, LiveStatus, RoomReviewStatus } from "@shopkeeper/sdk/contract";

/** The states of a demo shop's goods, in turn. */
export const goodsStates = [
  { reviewStatus: LiveReviewStatus.wechatPassed },
  { reviewStatus: LiveReviewStatus.wechatPassed },
  { reviewStatus: LiveReviewStatus.wechatPassed },
  { reviewStatus: LiveReviewStatus.platformFailed, reviewReason: "封面图与商品不符，请更换" },
  { reviewStatus: LiveReviewStatus.wechatPassed },
  { reviewStatus: LiveReviewStatus.wechatFailed, reviewReason: "商品名称涉嫌夸大功效" },
  { reviewStatus: LiveReviewStatus.created },
] as const;

/** The assistants in the rooms of the demo's shops. */
export const demoAssistants = [
  [
    { wechat: "shanyue_xiaoman", wechatNickname: "小满", assDesc: "负责上架和答疑" },
    { wechat: "shanyue_guyu", wechatNickname: "谷雨", assDesc: "负责抽奖" },
    { wechat: "shanyue_bailu", wechatNickname: "白露" },
  ],
  [{ wechat: "qinghe_mu", wechatNickname: "阿木", assDesc: "负责试穿" }],
] as const;

const passed = { reviewStatus: RoomReviewStatus.wechatPassed } as const;

/** The rooms of the demo's shops, by their start. */
export const demoRooms = [
  [
    {
      roomName: "春茶上新专场",
      anchorName: "茶师小满",
      startsInHours: 30,
      hours: 2,
      star: 5,
      ...passed,
      liveStatus: LiveStatus.notStarted,
    },
    { roomName: "周末茶席直播", anchorName: "茶师谷雨", startsInHours: -1, hours: 6, star: 4, ...passed, liveStatus: LiveStatus.live },
    { roomName: "山里采茶慢直播", anchorName: "茶师白露", startsInHours: -80, hours: 3, star: 3, ...passed, liveStatus: LiveStatus.ended },
    {
      ...{ roomName: "年货节专场直播", anchorName: "茶师小满", startsInHours: 50, hours: 3 },
      ...{ reviewStatus: RoomReviewStatus.platformFailed, reviewReason: "背景图含有二维码，请更换" },
    },
    {
      ...{ roomName: "手作茶器夜场", anchorName: "匠人老周", startsInHours: 70, hours: 2 },
      ...{ reviewStatus: RoomReviewStatus.wechatFailed, reviewReason: "主播微信号未实名认证" },
    },
  ],
  [
    {
      roomName: "亚麻新装试穿",
      anchorName: "店主清和",
      startsInHours: 26,
      hours: 2,
      star: 4,
      ...passed,
      liveStatus: LiveStatus.notStarted,
    },
  ],
] as const;
