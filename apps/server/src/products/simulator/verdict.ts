/** The platform's decision about a product. */
export type Verdict = { do: "pass" } | { do: "refuse"; reason: string };

/** The fields that a reviewer checks; the price in cents. */
export interface ReviewedProduct {
  name: string;
  intro: string;
  price: number;
}

const boasts = ["第一", "最好", "最佳", "最低", "顶级", "国家级", "独一无二", "绝无仅有"];
const sameAgain = "与平台规范不符，请修改后再提交";

/** The decision about a product: most pass, some are refused for a reason that their shop can see and fix. */
export function verdictOn(product: ReviewedProduct, forced?: Verdict["do"]): Verdict {
  const reason = faultOf(product);
  if (forced === "refuse") return { do: "refuse", reason: reason ?? sameAgain };
  return forced === "pass" || reason === undefined ? { do: "pass" } : { do: "refuse", reason };
}

function faultOf({ name, intro, price }: ReviewedProduct): string | undefined {
  const boast = boasts.find((word) => name.includes(word) || intro.includes(word));
  if (boast !== undefined) return `商品标题或简介含有极限词“${boast}”，请删除后再提交`;
  if ([...name].length < 2) return "商品标题过短，请写明品名和规格后再提交";
  return price <= 1 ? "商品售价异常，请核对后再提交" : undefined;
}
