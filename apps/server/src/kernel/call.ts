import type { Language } from "@shopkeeper/sdk/rules/core";
import type { BodyOf, DeviceOperationId, FileOf, OperationId, PathOf, PublicOperationId, QueryOf } from "../contract/contract";
import type { Platform } from "./platform";
import type { SentFile } from "../files/sent-file";
import type { Shop } from "../tenancy/shop";

/** The caller: a person who has logged in, or a script with a service token, under the token's name. */
export interface Session {
  /** 0 for a service token. */
  id: number;
  /** Identifies the session or the service token among all of them. */
  key: string;
  isService: boolean;
  /** The account of the person, or of the token's maker. */
  accountId: number;
  merId: number;
  account: string;
  realName: string;
  roles: readonly string[];
  permissions: readonly string[];
  /** The owner of the shop may do everything. */
  isOwner: boolean;
  /** The password was set by somebody else and must be changed first. */
  isTemporary: boolean;
  menuIds: readonly number[];
  language: Language;
}

/** The device that calls. */
export interface CallingDevice {
  id: number;
  merId: number;
}

/** The origin of a call. */
export interface Caller {
  /** The id of the call in the log and in the answer's X-Request-Id. */
  id: string;
  address: string;
  /** The address under which this caller is counted. */
  addressBlock: string;
  userAgent: string;
  language: Language;
  /** The id of the batch that this call belongs to. */
  batch?: string;
}

/** The argument of an operation's handler: checked input, the caller, and stores bound to them. */
export interface Call<Op extends OperationId, Prepared = undefined> {
  path: PathOf<Op>;
  query: QueryOf<Op>;
  body: BodyOf<Op>;
  /** The file of an upload, until the call ends. */
  file: FileOf<Op, SentFile>;
  /** Absent on public operations. */
  session: Op extends PublicOperationId ? undefined : Session;
  /** The calling device, on the operations for devices. */
  device: Op extends DeviceOperationId ? CallingDevice : undefined;
  /** The stores of the session's or the device's merchant; absent on other public operations. */
  shop: Op extends Exclude<PublicOperationId, DeviceOperationId> ? undefined : Shop;
  /** The stores of data that no merchant owns. */
  platform: Platform;
  request: Caller;
  /** For reads of masked data: records the call in the log of sensitive operations, and refuses above the account's rate limit. */
  auditRead(): Promise<void>;
  /** The result of the operation's preparation, if it has one. */
  prepared: Prepared;
}
