import { NoticeKind, NoticeSubject } from "../../generated/code-sets";

type Subject = (typeof NoticeSubject)[keyof typeof NoticeSubject];
type Kind = (typeof NoticeKind)[keyof typeof NoticeKind];

/** Whether an account holds any one of some permissions. */
type May = (permissions: readonly string[]) => boolean;

/** The permissions for the screen of each subject; any one of them is enough. */
const rights: Readonly<Record<Subject, readonly string[]>> = {
  order: ["merchant:order:page:list"],
  refund: ["merchant:refund:order:page:list"],
  product: ["merchant:product:page:list"],
  seckillProduct: ["merchant:seckill:product:list"],
  liveGoods: ["merchant:mp:live:goods:list"],
  liveRoom: ["merchant:mp:live:room:list"],
  videoProduct: ["merchant:pay:component:product:draft:list"],
  videoAccess: ["merchant:pay:component:shop:apply:info"],
  export: [
    ...["merchant:export:product:excel", "merchant:export:order:excel", "merchant:export:finance:excel", "merchant:log:sensitive:list"],
    "merchant:export:review:excel",
  ],
  settlement: ["merchant:finance:closing:page:list"],
};

const subjectsOf: Readonly<Record<Kind, readonly Subject[]>> = {
  order: ["order"],
  refund: ["refund"],
  review: ["product", "seckillProduct", "liveGoods", "liveRoom", "videoProduct", "videoAccess"],
  export: ["export"],
  stock: ["product"],
  settlement: ["settlement"],
};

/** The subjects whose screens, and therefore whose notices, an account may see. */
export const seenSubjects = (may: May) => Object.values(NoticeSubject).filter((subject) => may(rights[subject]));

/** The kinds of notices of which an account may see at least one subject. */
export const seenKinds = (may: May) => Object.values(NoticeKind).filter((kind) => subjectsOf[kind].some((subject) => may(rights[subject])));
