import type { Language } from "@shopkeeper/sdk/rules/core";
import type { BodyOf, DeviceOperationId, FileOf, OperationId, PathOf, PublicOperationId, QueryOf } from "../contract/contract";
import type { Platform } from "./platform";
import type { SentFile } from "../files/sent-file";
import type { Shop } from "../tenancy/shop";

/** Who is calling: a person who has logged in, or a script with a service token, under the token's name. */
export interface Session {
  /** 0 for a service token. */
  id: number;
  /** Names the session or the service token among all of them. */
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
  /** The password was given by somebody else, and must be changed first. */
  isTemporary: boolean;
  menuIds: readonly number[];
  language: Language;
}

/** The device that is calling. */
export interface CallingDevice {
  id: number;
  merId: number;
}

/** Where a call comes from. */
export interface Caller {
  /** Names the call in the log and in the answer's X-Request-Id. */
  id: string;
  address: string;
  /** The address under which this caller is counted. */
  addressBlock: string;
  userAgent: string;
  language: Language;
  /** Names what this call is done together with. */
  batch?: string;
}

/** What the handler of an operation gets: checked input, who calls, and stores bound to them. */
export interface Call<Op extends OperationId, Prepared = undefined> {
  path: PathOf<Op>;
  query: QueryOf<Op>;
  body: BodyOf<Op>;
  /** The file of an upload, until the call ends. */
  file: FileOf<Op, SentFile>;
  /** Absent on public operations. */
  session: Op extends PublicOperationId ? undefined : Session;
  /** Who calls the operations that are for devices. */
  device: Op extends DeviceOperationId ? CallingDevice : undefined;
  /** The stores of the session's or the device's merchant; absent on other public operations. */
  shop: Op extends Exclude<PublicOperationId, DeviceOperationId> ? undefined : Shop;
  /** The stores of what no merchant owns. */
  platform: Platform;
  request: Caller;
  /** For reads of what is shown masked: keeps this one in the log of sensitive operations, and refuses when the account makes too many. */
  auditRead(): Promise<void>;
  /** What the operation's preparation brought, for those that have one. */
  prepared: Prepared;
}
