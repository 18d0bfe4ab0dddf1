import { useEffect, useState } from "react";
import { useAccount, useShop } from "../shop";
import { keepOrderAlert, type OrderAlert, readOrderAlert } from "./order-alert";

/** How new orders are announced to the account. */
export interface OrderAlertChoice {
  alert: OrderAlert;
  choose(chosen: OrderAlert): void;
}

/** How new orders are announced to the account, and how to change that. */
export function useOrderAlert(): OrderAlertChoice {
  const { storage } = useShop();
  const { merId, account } = useAccount();
  const [alert, setAlert] = useState<OrderAlert>("off");

  useEffect(() => {
    let isGone = false;
    void readOrderAlert(storage).then((kept) => isGone || setAlert(kept));
    return () => void (isGone = true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new object of the same storage in every render, until the account changes
  }, [merId, account]);

  return {
    alert,
    choose(chosen: OrderAlert) {
      setAlert(chosen);
      void keepOrderAlert(storage, chosen);
    },
  };
}
