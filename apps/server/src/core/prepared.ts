import type { LoginProof } from "../session/login-proof";
import type { PasswordProof } from "../session/password-proof";
import type { TakenFile } from "../pictures/taken-file";
import type { WechatMedia } from "../ports/wechat";
import type { OperationId, Output } from "./contract";

/** What each operation that works outside the database brings into its transaction. */
export interface Prepared {
  login: LoginProof;
  changePassword: PasswordProof;
  uploadImage: TakenFile;
  uploadFile: TakenFile;
  uploadLocalMedia: WechatMedia;
  importProduct: Output<"importProduct">;
  copyProduct: Output<"importProduct">;
}

/** The prepared part of an operation's call. */
export type PreparedOf<Op extends OperationId> = Op extends keyof Prepared ? Prepared[Op] : undefined;
