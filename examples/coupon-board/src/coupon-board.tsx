import { useAccount } from "@shopkeeper/hooks/shop";
import { useCouponList } from "@shopkeeper/hooks/coupons";
import { CouponCategory, labelOf, type Schema } from "@shopkeeper/sdk";
import { ProductPicker } from "@shopkeeper/ui/products/product-picker";
import { useState } from "react";

/** Every coupon of the shop in plain HTML, and one picker of the console. */
export function CouponBoard() {
  const list = useCouponList(useState(() => new URLSearchParams("limit=20")));
  const { realName } = useAccount();
  const { page, limit, category } = list.filters.query;
  if (list.reading.isRefused) return <p>You may not see coupons.</p>;
  if (list.reading.error) return <button onClick={list.reading.retry}>{list.reading.error.message}: try again</button>;
  return (
    <main aria-busy={list.reading.isLoading || list.reading.isRefreshing}>
      <h1>Coupons of {realName}</h1>
      <select
        aria-label="Category"
        value={category ?? ""}
        onChange={({ target }) =>
          list.filters.change({ category: Object.values(CouponCategory).find((code) => String(code) === target.value) ?? "" })
        }
      >
        <option value="">All</option>
        {Object.values(CouponCategory).map((code) => (
          <option key={code} value={code}>
            {labelOf("CouponCategory", code, "en")}
          </option>
        ))}
      </select>
      <table>
        <tbody>
          {list.page.rows.map((coupon) => (
            <tr key={coupon.id}>
              <td>{coupon.name}</td>
              <td>{coupon.money}</td>
              <td>
                <input
                  type="checkbox"
                  aria-label={`${coupon.name} is on`}
                  checked={list.toggle?.isOn(coupon) ?? coupon.status}
                  disabled={!list.toggle?.canRun(coupon)}
                  onChange={() => void list.toggle?.run(coupon)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button disabled={page === 1} onClick={() => list.filters.change({ page: page - 1 })}>
        Previous
      </button>
      <output>
        Page {page} of {Math.max(1, Math.ceil(list.page.total / limit))}
      </output>
      <button disabled={page * limit >= list.page.total} onClick={() => list.filters.change({ page: page + 1 })}>
        Next
      </button>
      <Products />
    </main>
  );
}

function Products() {
  const [products, setProducts] = useState<readonly Schema<"ProductBrief">[]>([]);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <section>
      <button onClick={() => setOpen(true)}>Pick products</button>
      <ul aria-label="Picked products">
        {products.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {isOpen && <ProductPicker max={20} chosen={products} onClose={close} onPick={(rows) => (setProducts(rows), close())} />}
    </section>
  );
}
