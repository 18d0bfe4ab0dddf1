/** The trees of the two demo shops, in the order of the shops. */
export const shopTreeWords: readonly Readonly<Record<string, readonly string[]>>[] = [
  {
    新品上市: ["本周新品", "预售"],
    名优茶: ["绿茶", "红茶", "乌龙茶", "白茶普洱", "茶礼盒"],
    茶器: ["茶壶盖碗", "杯具", "茶叶罐"],
    案头与灯: ["台灯", "花瓶", "香薰", "挂钟"],
    居家布艺: ["抱枕", "床品", "收纳篮"],
    厨房水具: ["保温杯", "锅具", "碗盘"],
    茶点食补: ["糕点", "蜂蜜果酱", "新鲜水果", "面包"],
    绿植书房: ["绿植", "生活书籍", "单人椅"],
    旧版活动专区: ["往期活动"],
  },
  {
    当季新款: ["上新", "热卖"],
    女装: ["连衣裙", "T恤", "外套"],
    男装: ["衬衫上衣", "夹克外套"],
    鞋履: ["运动鞋", "单鞋"],
    箱包: ["手提包", "双肩包", "旅行"],
    配饰: ["手表", "眼镜", "帽子围巾"],
    潮流数码: ["手机配件", "耳机", "相机"],
    美妆: ["护肤", "口红香水"],
    亲子玩具: ["毛绒玩具", "球类"],
  },
];

/** The demo pictures of top categories. */
export const topIcons: Readonly<Record<string, string>> = {
  ...{ 新品上市: "demo/tea-box-4.svg", 名优茶: "demo/tea-caddy-4.svg", 茶器: "demo/teapot-4.svg", 案头与灯: "demo/lamp-4.svg" },
  ...{ 居家布艺: "demo/cushion-4.svg", 厨房水具: "demo/tumbler-4.svg", 茶点食补: "demo/cake-4.svg", 绿植书房: "demo/plant-4.svg" },
  ...{ 女装: "demo/dress-4.svg", 男装: "demo/shirt-4.svg", 鞋履: "demo/sneaker-4.svg", 箱包: "demo/handbag-4.svg" },
  ...{ 配饰: "demo/watch-4.svg", 潮流数码: "demo/headphones-4.svg", 美妆: "demo/lipstick-4.svg", 亲子玩具: "demo/bear-4.svg" },
};
