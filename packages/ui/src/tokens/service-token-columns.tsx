import { currentLanguage, textOf } from "@shopkeeper/hooks/texts";
import { shownTime } from "@shopkeeper/hooks/dates";
import { type ServiceTokenList, tokenText, type TokenTextKey } from "@shopkeeper/hooks/tokens";
import { labelOf, ServiceTokenState } from "@shopkeeper/sdk";
import { StatusTag, type Tone } from "../core/status-tag";
import { TagList } from "../core/tag-list";
import { actionsColumn } from "../list/actions-column";
import type { Column } from "../list/table-column";

type ServiceToken = ServiceTokenList["page"]["rows"][number];

const text = (key: TokenTextKey) => textOf(tokenText, key);

const tones: Readonly<Record<number, Tone>> = {
  [ServiceTokenState.active]: "success",
  [ServiceTokenState.resting]: "warning",
  [ServiceTokenState.ended]: "neutral",
};

/** The name of a service token in confirm dialogs. */
export const serviceTokenName = ({ name }: ServiceToken) => name;

/** The columns of the list of service tokens. */
export const serviceTokenColumns: readonly Column<ServiceToken, ServiceTokenList>[] = [
  { key: "name", title: () => text("fields.name"), minWidth: 140, isClipped: true, isHeading: true, cell: serviceTokenName },
  {
    key: "roles",
    title: () => text("fields.roles"),
    minWidth: 130,
    cell: ({ roleNames }) => <TagList tags={roleNames.split(",").flatMap((label, key) => (label ? [{ key, label }] : []))} />,
  },
  { key: "maker", isMinor: true, title: () => text("fields.maker"), width: 110, isClipped: true, cell: ({ maker }) => maker },
  {
    key: "state",
    isState: true,
    title: () => text("fields.state"),
    width: 170,
    cell: ({ state }) => <StatusTag tone={tones[state] ?? "neutral"}>{labelOf("ServiceTokenState", state, currentLanguage())}</StatusTag>,
  },
  { key: "endTime", title: () => text("fields.endTime"), width: 150, cell: ({ endTime }) => shownTime(endTime) },
  {
    key: "lastTime",
    isMinor: true,
    title: () => text("fields.lastTime"),
    width: 150,
    cell: ({ lastTime }) => (lastTime === null ? text("list.never") : shownTime(lastTime)),
  },
  { key: "lastIp", isMinor: true, title: () => text("fields.lastIp"), width: 120, isClipped: true, cell: ({ lastIp }) => lastIp ?? "-" },
  actionsColumn({
    width: 90,
    rowName: serviceTokenName,
    actionsOf: (token, { revoke }) => [
      revoke && { key: "revoke", label: text("list.revoke"), isDanger: true, onChoose: () => revoke.open(token) },
    ],
  }),
];
