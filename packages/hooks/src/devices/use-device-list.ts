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

/** A device by its id and name. */
export type NamedDevice = Pick<Device, "id" | "name">;

/** Seconds between two refetches of a device screen. */
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

/** The shop's devices as they are now: their problems, registering them, their tokens; actions without the right are undefined. */
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
  /** Makes a token for a device, after a confirmation if it already has one. */
  make: ((options: NamedDevice & { hasToken: boolean }) => void) | undefined;
  revoke: ((namedDevice: NamedDevice) => void) | undefined;
  renewal: Question<NamedDevice>;
  revocation: Question<NamedDevice>;
}

/** Making a token, which is shown once, and revoking it. */
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
