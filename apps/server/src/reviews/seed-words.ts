/** Reviews of a kind of goods, by satisfaction. */
interface ReviewWords {
  good: readonly string[];
  fair: readonly string[];
  bad: readonly string[];
}

/** The kind of goods of each picture. */
export const goodsOf: Readonly<Record<string, string>> = {
  ...{ "tea-caddy": "tea", "tea-box": "tea", apple: "food", orange: "food", bread: "food", cake: "food", honey: "food" },
  ...{ teapot: "ware", cup: "ware", jar: "ware", tumbler: "ware", bowl: "ware", pot: "ware", vase: "ware" },
  ...{ dress: "wear", tshirt: "wear", coat: "wear", shirt: "wear", jacket: "wear", sneaker: "wear", heel: "wear", hat: "wear" },
  ...{ scarf: "wear", handbag: "wear", backpack: "wear" },
};

/** Reviews by kind of goods; `any` for all other kinds. */
export const reviewWords: Readonly<Record<string, ReviewWords>> = {
  tea: {
    good: [
      "茶香很正，第三泡还有回甘，包装也讲究，送长辈很体面。",
      "明前的鲜爽度在线，叶底匀整，同价位里算很好的了，会回购。",
      "喝了半个月才来评价，香气高扬，汤色清亮，办公室同事都来要链接。",
      "第二次买了，品质稳定，罐子密封性好，放了两个月还是很香。",
    ],
    fair: ["味道还可以，就是碎茶略多，冲泡时要滤一下。", "香气不错，滋味偏淡，喜欢清淡口的可以试试。"],
    bad: ["和上次买的不是一个味道，明显淡了很多，有点失望。", "到货时罐子瘪了一块，联系客服半天才回。"],
  },
  food: {
    good: [
      "日期新鲜，口感比预想的好，家里老人孩子都爱吃。",
      "甜度刚刚好，不腻，已经推荐给朋友了。",
      "包装很严实，一个都没碎，冰袋也还是凉的。",
    ],
    fair: ["味道中规中矩，分量比想象中少一点。"],
    bad: ["有两个压坏了，希望打包时多垫一层。"],
  },
  ware: {
    good: [
      "釉色比图片还好看，手感温润，出水很顺，断水也利落。",
      "大小正合适，一个人用刚好，底部打磨得很光滑。",
      "包了三层泡沫，完好无损。胎薄轻巧，端着不烫手。",
    ],
    fair: ["整体不错，盖子和杯口之间有一点点缝。", "颜色和图片有轻微色差，实物更深一些。"],
    bad: ["收到时杯口有个小缺口，已申请换货，希望尽快处理。"],
  },
  wear: {
    good: [
      "版型很好，165/52 穿 M 码正合适，显瘦又不紧绷。",
      "面料舒服不闷，洗了两次没有变形，也不掉色。",
      "颜色很高级，和图片几乎没有色差，同事都问在哪里买的。",
      "做工细致，没有线头，上身很显气质，满意。",
    ],
    fair: ["款式喜欢，就是偏大一码，建议按平时小一码拍。", "面料比预想的薄一点，春天穿刚好。"],
    bad: ["穿了一次腋下就开线了，质量需要改进。", "色差有点大，图片是米色，收到偏黄。"],
  },
  any: {
    good: [
      "物流很快，第二天就到了，和描述一致，满意。",
      "做工精细，用了一周没有发现问题，性价比很高。",
      "客服很耐心，问了很多问题都一一解答，东西也好。",
    ],
    fair: ["东西还行，就是说明书写得不够清楚。", "整体满意，发货比承诺的晚了一天。"],
    bad: ["用了三天就出现了小问题，正在联系售后。"],
  },
};

/** The shop's replies, by the buyer's satisfaction. */
export const answerWords: ReviewWords = {
  good: ["感谢您的认可，期待您再次光临！", "谢谢您的细心分享，您的满意是我们最大的动力。", "感谢支持，新品上市会第一时间通知您～"],
  fair: ["感谢您的反馈，您的建议已转给品控同事，我们会继续改进。"],
  bad: ["非常抱歉给您带来不便，已安排售后同事与您联系，一定给您满意的处理。", "抱歉让您失望了，支持七天无理由退换，运费由我们承担。"],
};
