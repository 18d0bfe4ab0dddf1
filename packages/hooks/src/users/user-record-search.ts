import { type Schema, UserSearchType } from "@shopkeeper/sdk";
import { pageAt } from "../core/page-at";
import { type RecordHit, type RecordSearch } from "../list";

const address = "/user/index";

/** Finds buyers who follow the shop by nickname, id or phone, and opens the list filtered to that buyer. */
export const userRecordSearch: RecordSearch = {
  domain: "users",
  icon: "user",
  operationId: "listUsers",
  address,
  label: { zh: "用户", en: "Users" },
  async find(client, text, signal) {
    const { list } = await client.listUsers({ query: { searchType: UserSearchType.all, content: text, limit: 5 }, signal });
    return list.map(hitOf);
  },
};

const hitOf = ({ id, nickname, phone }: Schema<"User">): RecordHit => ({
  id,
  title: nickname,
  hint: phone ? `#${id} · ${phone}` : `#${id}`,
  path: pageAt(address, { searchType: UserSearchType.uid, content: id }),
});
