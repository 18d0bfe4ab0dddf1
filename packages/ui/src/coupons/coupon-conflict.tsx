import type { useCouponForm } from "@shopkeeper/hooks/coupons";
import type { Schema } from "@shopkeeper/sdk";
import { EditConflict } from "../core/edit-conflict";
import { Picture } from "../core/picture";

type Conflict = NonNullable<ReturnType<typeof useCouponForm>["conflict"]>;

/** Someone else changed the coupon's products meanwhile: which to go on with. */
export function CouponConflict({ conflict: { name, mine, theirs, keepMine, takeTheirs } }: { conflict: Conflict }) {
  return (
    <EditConflict
      name={name}
      mine={<Products products={mine} />}
      theirs={<Products products={theirs} />}
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
    />
  );
}

function Products({ products }: { products: readonly Schema<"ProductBrief">[] }) {
  return (
    <ul>
      {products.map((product) => (
        <li key={product.id}>
          <Picture src={product.image} name={product.name} size={28} isPlain />
          <span>{product.name}</span>
        </li>
      ))}
    </ul>
  );
}
