/** The subjects of the demo drawings, by the kind in their paths. */
export const drawingNames: Readonly<Record<string, string>> = {
  ...{
    "tea-caddy": "茶叶罐",
    "tea-box": "茶礼盒",
    teapot: "紫砂壶",
    cup: "品茗杯",
    jar: "密封罐",
    tumbler: "随行杯",
    bowl: "盖碗",
    pot: "煮茶壶",
  },
  ...{ lamp: "台灯", vase: "花瓶", candle: "香薰蜡烛", clock: "座钟", cushion: "抱枕", bedding: "床品", basket: "收纳篮", plant: "绿植" },
  ...{ cactus: "仙人掌", chair: "休闲椅", book: "手账本", apple: "苹果", orange: "橙子", bread: "面包", cake: "蛋糕", honey: "蜂蜜" },
  ...{ dress: "连衣裙", tshirt: "短袖", coat: "大衣", shirt: "衬衫", jacket: "夹克", sneaker: "运动鞋", heel: "高跟鞋", hat: "渔夫帽" },
  ...{ scarf: "围巾", handbag: "手提包", backpack: "双肩包", suitcase: "行李箱", umbrella: "晴雨伞", phone: "手机", headphones: "耳机" },
  ...{ camera: "相机", watch: "手表", glasses: "眼镜", cream: "面霜", lipstick: "口红", perfume: "香水", bear: "玩偶", ball: "皮球" },
  ...{ "logo-wide": "横版标志", "logo-square": "方形标志", guarantee: "保障图标" },
};

/** The purpose of a picture of a product, for its name besides the number. */
export const shotNames = ["白底图", "主图", "细节", "场景"] as const;

/** The picture categories of the demo shops: name, kinds of drawings, and subcategories. */
export interface CategoryWords {
  name: string;
  kinds?: readonly string[];
  children?: readonly CategoryWords[];
}

export const demoPictureCategories: readonly (readonly CategoryWords[])[] = [
  [
    {
      name: "商品主图",
      children: [
        { name: "茶叶", kinds: ["tea-caddy", "tea-box"] },
        { name: "茶具", kinds: ["teapot", "cup", "bowl", "pot", "jar", "tumbler"] },
        { name: "茶点", kinds: ["cake", "bread", "honey"] },
      ],
    },
    { name: "详情页配图", children: [{ name: "家居场景", kinds: ["lamp", "vase", "candle", "plant"] }] },
    { name: "品牌素材", kinds: ["logo-wide", "logo-square", "guarantee"] },
    { name: "活动海报" },
  ],
  [
    {
      name: "商品主图",
      children: [
        { name: "女装", kinds: ["dress", "shirt", "coat"] },
        { name: "鞋包", kinds: ["sneaker", "heel", "handbag", "backpack"] },
        { name: "配饰", kinds: ["hat", "scarf", "watch", "glasses"] },
      ],
    },
    { name: "美妆", kinds: ["cream", "lipstick", "perfume"] },
    { name: "品牌素材", kinds: ["logo-wide", "logo-square"] },
    { name: "直播素材" },
  ],
];
