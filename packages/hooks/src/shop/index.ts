export { accountOf } from "./account-of";
export type { Notice, NoticeAction, NoticePort, Success } from "./notice";
export { checkPermissionTag, hasRole, holds, holdsAll, holdsAny, isStaff, type Rights } from "./permissions";
export {
  type Account,
  type Shop,
  ShopPage,
  type ShopPageProps,
  ShopProvider,
  type ShopProviderProps,
  useAccount,
  useClient,
  useShop,
} from "./shop-provider";
export { type Permissions, rightsOf, useCan } from "./use-can";
export { type Staff, useStaff } from "./use-staff";
