import { coreText, currentLanguage, textOf } from "@shopkeeper/hooks/texts";
import { type DeviceList, deviceText, type DeviceTextKey } from "@shopkeeper/hooks/devices";
import { labelOf, type Schema } from "@shopkeeper/sdk";
import { editAction, removeAction } from "../core/row-action";
import { TimeAgo } from "../core/time-ago";
import { actionsColumn } from "../list/actions-column";
import type { Column } from "../list/table-column";
import { styled } from "../theme/styled";
import { AlarmTags, DeviceStateTag } from "./device-tags";
import { ReadingList } from "./reading-list";

const text = (key: DeviceTextKey) => textOf(deviceText, key);

/** The columns of the devices: name, reporting state, alarms and readings. */
export const deviceColumns: readonly Column<Schema<"Device">, DeviceList>[] = [
  {
    key: "name",
    title: () => text("fields.name"),
    minWidth: 180,
    isHeading: true,
    cell: ({ name, kind, place }) => (
      <Two>
        <b>{name}</b>
        <small>{[labelOf("DeviceKind", kind, currentLanguage()), place].filter(Boolean).join(" · ")}</small>
      </Two>
    ),
  },
  {
    key: "state",
    title: () => text("fields.state"),
    width: 130,
    cell: ({ state, lastTime }) => (
      <Two>
        <DeviceStateTag state={state} />
        {lastTime && (
          <small>
            <TimeAgo time={lastTime} />
          </small>
        )}
      </Two>
    ),
  },
  { key: "alarms", title: () => text("fields.alarms"), width: 190, cell: ({ alarms }) => <AlarmTags alarms={alarms} /> },
  { key: "readings", isMinor: true, title: () => text("fields.readings"), width: 330, cell: (device) => <ReadingList device={device} /> },
  actionsColumn({
    width: 170,
    rowName: ({ name }) => name,
    shown: 2,
    actionsOf: (device, list) => [
      { key: "view", label: textOf(coreText, "actions.view"), onChoose: () => list.detail.open(String(device.id)) },
      list.tokens.make && { key: "token", label: text("token.renew"), onChoose: () => list.tokens.make?.(device) },
      editAction(device, list),
      device.hasToken &&
        list.tokens.revoke && { key: "revoke", label: text("token.revoke"), isDanger: true, onChoose: () => list.tokens.revoke?.(device) },
      removeAction(device, list),
    ],
  }),
];

const Two = styled("div", {
  base: {
    display: "grid",
    justifyItems: "start",
    gap: "0.5",
    minWidth: 0,
    "& > b": { fontWeight: "medium", overflowWrap: "anywhere" },
    "& > small": { fontSize: "xs", fontWeight: "normal", color: "fg.subtle" },
  },
});
