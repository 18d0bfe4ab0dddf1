export type { CallOptions } from "./call";
export { type Answered, createMerchantClient, type ClientOptions, type MerchantClient, type OperationMethods } from "./client";
export type { Download, DownloadOptions, DownloadStream } from "./download";
export {
  AbortError,
  ApiError,
  ConflictError,
  ForbiddenError,
  NetworkError,
  NotFoundError,
  RateLimitError,
  ServerError,
  TimeoutError,
  UnauthorizedError,
  ValidationError,
  type ClientError,
  type FailedCall,
  type Refused,
} from "./errors";
export * from "./generated/code-sets";
export { labels } from "./generated/labels";
export * as fields from "./generated/fields";
export * as listQueries from "./generated/list-queries";
export { operations } from "./generated/operations";
export { type CodeOf, isCode } from "./is-code";
export { labelOf, type CodeSet } from "./label-of";
export { idempotencyKey } from "./idempotency-key";
export type { ListField, ListQuery } from "./list-query";
export { memberOf } from "./rules/core/member-of";
export type { Language } from "./middleware";
export type {
  BodyOf,
  DataOperationId,
  DownloadOperationId,
  Input,
  OperationId,
  Output,
  PagedOperationId,
  PathOf,
  QueryOf,
  RowOf,
  Schema,
  UploadOperationId,
} from "./operation";
export type { Retry, RetryPolicy } from "./retry";
export { memorySession, type Session, type SessionStore } from "./session";
export type { Path, Target } from "./target";
export type { Progress, UploadOptions } from "./upload";
