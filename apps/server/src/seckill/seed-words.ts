/** The platform's slots of a day. */
export const slotTimes = [
  ["00:00", "24:00"],
  ["10:00", "12:00"],
  ["14:00", "16:00"],
  ["20:00", "22:00"],
] as const;

/** The number of the slot that is the whole day. */
export const allDay = 1;

/** The platform's activities, their days counted from the first start, their categories by name. */
export const plannedActivities = [
  { name: "上月清仓秒杀", from: -30, to: -20, slotIds: [2, 4], categories: [] },
  { name: "全天限时秒杀", from: -2, to: 28, slotIds: [1], oneQuota: 2, allQuota: 5, categories: [] },
  { name: "周末晚场秒杀", from: 3, to: 5, slotIds: [4], oneQuota: 1, categories: [] },
  { name: "家居生活专场", from: 1, to: 9, slotIds: [2, 4], merStars: 3, allQuota: 3, categories: ["家居生活"] },
  { name: "金牌商户抢先购", from: 6, to: 12, slotIds: [2, 3, 4], merStars: 5, categories: [] },
  { name: "新品试水秒杀", from: 8, to: 10, slotIds: [3], isOpen: false, categories: [] },
];

/** What the platform calls the activities that it plans on. */
export const laterNames = ["好物返场秒杀", "超值午间秒杀", "品质生活秒杀", "茶香周秒杀"];
