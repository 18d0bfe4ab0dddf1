import type { Schema } from "@shopkeeper/sdk/contract";
import {
  isCardNumber,
  maskedAccount,
  meantAccount,
  settlementAccounts,
  settlementFields,
  settlementTemplates,
} from "@shopkeeper/sdk/rules/store";
import type { Call } from "../kernel/call";
import type { HandlersOf } from "../kernel/handlers";
import { isPermitted } from "../kernel/permissions";
import { invalidFields, Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { storedPicture } from "../files/stored-picture";
import { versionConflict } from "../kit/version";
import { checkSubmission } from "../forms/shared";
import { storeMessages as messages } from "./messages";

type Stored = Awaited<ReturnType<Shop["settlementInfo"]["find"]>>;
type Kind = keyof typeof settlementTemplates;

/** The calls on the accounts that receive the shop's money. */
export const settlementHandlers: Pick<HandlersOf<"store">, "getSettlementInfo" | "editSettlementInfo"> = {
  async getSettlementInfo({ query, shop, session, auditRead }) {
    if (!query.reveal) return wireSettlement(shop);
    if (!isPermitted(session, ["merchant:settlement:info:edit"])) throw new Refusal("forbidden");
    await auditRead();
    return wireSettlement(shop, (account) => account);
  },

  async editSettlementInfo({ body, shop, platform }) {
    const stored = await shop.settlementInfo.find();
    const fields = await checkedSettlement(body, stored, { shop, platform });
    if (!(await shop.settlementInfo.save(fields, body.version))) throw versionConflict(await wireSettlement(shop));
    return null;
  },
};

async function wireSettlement(shop: Shop, shownAccount = maskedAccount): Promise<Schema<"SettlementInfo">> {
  const { settlementType, wechatQrcodeUrl, alipayQrcodeUrl, ...rest } = await shop.settlementInfo.find();
  const shown = (path: string) => path && shop.files.publicUrl(path);
  const pictures = { wechatQrcodeUrl: shown(wechatQrcodeUrl), alipayQrcodeUrl: shown(alipayQrcodeUrl) };
  const info = { ...rest, ...pictures, settlementType: kindOf(settlementType) };
  for (const name of Object.values(settlementAccounts)) info[name] = shownAccount(info[name]);
  return info;
}

/** The fields to store: those of the kind that its form template allows; omitted fields stay. */
async function checkedSettlement(
  { version: _version, settlementType, ...sent }: Schema<"SettlementInfoInput">,
  { version: _stored, ...stored }: Stored,
  { shop, platform }: Pick<Call<"editSettlementInfo">, "shop" | "platform">,
) {
  const kind = kindOf(settlementType);
  const given = Object.fromEntries(Object.entries(sent).map(([name, text]) => [name, text.trim()]));
  const fields = { ...stored, ...given, settlementType: kind };
  for (const name of Object.values(settlementAccounts)) fields[name] = meantAccount(fields[name], stored[name]);
  const own = Object.fromEntries(settlementFields[kind].map((name) => [name, fields[name]]));
  await checkSubmission(platform, settlementTemplates[kind], own);
  if (kind === "bank" && !isCardNumber(fields.bankCard)) throw invalidFields({ bankCard: messages.cardWrong });
  // the form template accepts a mask, which must be that of the stored account
  const account = settlementAccounts[kind];
  if (fields[account].includes("*")) throw invalidFields({ [account]: messages.accountMasked });
  for (const name of ["wechatQrcodeUrl", "alipayQrcodeUrl"] as const) {
    const path = fields[name] === "" ? "" : storedPicture(shop.files, fields[name]);
    if (path === undefined) throw invalidFields({ [name]: messages.pictureWrong });
    fields[name] = path;
  }
  return fields;
}

/** Other clients of this API call it wechat. */
const kindOf = (kind: string): Kind => (kind === "alipay" ? "alipay" : kind === "bank" ? "bank" : "weixin");
