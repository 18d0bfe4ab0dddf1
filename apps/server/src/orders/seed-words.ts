/** Recipients and addresses of orders, and the remarks of buyers and the shop. */
export const orderWords = {
  families: "林 陈 周 沈 许 苏 江 叶 宋 顾 程 白 温 唐 夏 秦 何 赵 孟 柳".split(" "),
  given: "知夏 清和 书瑶 子墨 云舒 晚晴 嘉木 思远 沐阳 若曦 星野 南乔 予安 景行 一鸣 文君 雅琴 国强 丽华 志明".split(" "),
  streets: "文一西路 平江路 世纪大道 科技园路 春熙路 环岛路 望京街 东湖路 小寨东路 翠湖路".split(" "),
  homes: "云栖小区 枕水人家 时代公馆 梧桐苑 青年公寓 万和城 香樟里 金色家园".split(" "),
  userRemarks: ["请尽快发货，谢谢", "工作日送到公司前台", "送人的，请包装好一点", "易碎，麻烦多垫一层", "到货前请打电话", "不要放快递柜"],
  merchantRemarks: ["老顾客，已送小样", "改过地址，按新地址发", "等补货，周三发出", "已电话确认"],
  /** The address of picked-up orders. */
  counter: "到店自提",
} as const;
