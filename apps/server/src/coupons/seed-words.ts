/** Names of coupons: for the whole shop, and for certain products. */
export const couponWords = {
  shop: "新人见面礼 春节券 满减通用券 会员日专享 周年庆感谢券 开学季 中秋团圆券 双十一预热券 老友回访券 店庆第二波 五一出游券 年货节 粉丝福利券 夜宵时段券 入冬第一单 生日礼券 评价返券 直播间专享 端午安康券 618 狂欢券".split(
    / (?!狂欢)/,
  ),
  product:
    "明前新茶尝鲜 茶器立减 床品焕新券 绿植到家 居家好物券 面包早餐券 读书月 一人食厨具券 灯下时光券 礼盒专享 香氛试用券 收纳季".split(" "),
  /** As long as a name may be. */
  long: "山月茶家十周年感恩回馈全场满减优惠券啦",
} as const;
