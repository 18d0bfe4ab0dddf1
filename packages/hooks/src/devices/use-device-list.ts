import { listQueries, type Schema } from "@shopkeeper/sdk";
import { type List, listOf, type OpenDetail, type Removal, type SearchParamsState, useList, useOpenDetail, useRemoval } from "../list";
import { type Question, type RowDialog, useConfirm, useDialog } from "../form";
import { textOf } from "../texts";
import { useAction, useLive, useRead } from "../core";
import { useCan } from "../shop";
import { deviceText } from "./messages";
import { useState } from "react";
import { liveReading } from "./live-reading";

type Device = Schema<"Device">;

/** Which device it is about. */
export type NamedDevice = Pick<Device, "id" | "name">;

/** Seconds after which a screen of devices fetches again what it shows. */
export const liveSeconds = 5;

export const devices = listOf(listQueries.listDevices, { kept: ["state"] });

type DeviceQuery = ReturnType<typeof devices.read>;

/** The shop's devices as they are now. */
export interface DeviceList extends List<Device, DeviceQuery> {
  liveError: Error | undefined;
  summary: Schema<"DeviceSummary"> | undefined;
  dialog: RowDialog<Device>;
  detail: OpenDetail;
  removal: Removal<Device> | undefined;
  tokens: DeviceTokens;
}

/** The shop's devices as they are now: what is wrong, registering them, their tokens; what the account may not do is undefined. */
export function useDeviceList(search: SearchParamsState): DeviceList {
  useLive(["devices"], liveSeconds);
  const can = useCan();
  const list = useList(devices, search);
  const summary = useRead("getDeviceSummary", can("getDeviceSummary") ? {} : undefined);
  return {
    ...list,
    ...liveReading(list),
    summary: summary.data,
    dialog: useDialog<Device>({ add: "saveDevice", edit: "updateDevice" }),
    detail: useOpenDetail(search, "getDevice"),
    removal: useRemoval(list, "deleteDevice"),
    tokens: useDeviceTokens(),
  };
}

/** The tokens of devices: making, renewing and revoking them. */
export interface DeviceTokens {
  /** The token that is shown now. */
  made: (NamedDevice & { token: string }) | undefined;
  close: () => void;
  /** Makes the first token of a device; one that has a token is asked about first. */
  make: ((options: NamedDevice & { hasToken: boolean }) => void) | undefined;
  revoke: ((namedDevice: NamedDevice) => void) | undefined;
  renewal: Question<NamedDevice>;
  revocation: Question<NamedDevice>;
}

/** Making a token, which is shown once, and taking it away. */
function useDeviceTokens(): DeviceTokens {
  const can = useCan();
  const [made, setMade] = useState<NamedDevice & { token: string }>();
  const renew = useAction(({ id }: NamedDevice, client) => client.renewDeviceToken({ path: { id } }), ["devices"], {
    done({ token }, device) {
      setMade({ ...device, token });
      return undefined;
    },
  });
  const revoke = useAction(({ id }: NamedDevice, client) => client.revokeDeviceToken({ path: { id } }), ["devices"], {
    done: () => textOf(deviceText, "token.revoked"),
  });
  const renewal = useConfirm(renew);
  const revocation = useConfirm(revoke);
  return {
    made,
    close: () => setMade(undefined),
    make: can("renewDeviceToken")
      ? ({ id, name, hasToken }: NamedDevice & { hasToken: boolean }) =>
          hasToken ? renewal.open({ id, name }) : void renew.run({ id, name })
      : undefined,
    revoke: can("revokeDeviceToken") ? ({ id, name }: NamedDevice) => revocation.open({ id, name }) : undefined,
    renewal,
    revocation,
  };
}
