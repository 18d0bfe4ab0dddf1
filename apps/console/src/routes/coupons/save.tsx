import { CouponFormScreen } from "@shopkeeper/ui/coupons";
import { useNavigate, useParams } from "react-router-dom";

/** /coupon/list/save/:id?/:edit? */
export function Component() {
  const navigate = useNavigate();
  const { id, edit } = useParams();
  const mode = id === undefined ? "add" : edit === undefined ? "copy" : "edit";
  const toList = () => void navigate("/coupon/list");
  return (
    <CouponFormScreen key={`${mode}/${id}`} id={id === undefined ? undefined : Number(id)} mode={mode} onDone={toList} onBack={toList} />
  );
}
