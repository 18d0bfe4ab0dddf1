import type { Shop } from "../../tenancy/shop";
import { transferMessages } from "./transfer-messages";

/** Converts ids to the names in a spreadsheet and back. */
export interface Naming {
  textOf(id: number): string;
  /** The id of a name; undefined when no record, or more than one, has it. */
  idOf(text: string): number | undefined;
}

/** The names of all references of a product. */
export interface ProductNaming {
  categories: Naming;
  platformCategories: Naming;
  brands: Naming;
  templates: Naming;
  guarantees: Naming;
}

interface Named {
  id: number;
  name: string;
  pid?: number;
}

/** The names in a shop's spreadsheets for the references of its products. */
export async function productNaming(shop: Shop): Promise<ProductNaming> {
  const templates = await shop.shippingTemplates.page(undefined, { page: 1, limit: 9999 });
  const otherBrand = Object.values(transferMessages.otherBrand);
  return {
    categories: naming(await shop.categories.list()),
    platformCategories: naming(await shop.categories.platformList()),
    brands: naming([...otherBrand.map((name) => ({ id: 0, name })), ...(await shop.products.brands.all())]),
    templates: naming([{ id: 0, name: "" }, ...templates.list]),
    guarantees: naming(await shop.guarantees.list(false)),
  };
}

/** Records with parents are named by their path (`茶叶/绿茶`); ambiguous ones with their id (`绿茶#12`). */
function naming(rows: readonly Named[]): Naming {
  const byId = new Map<number, Named>();
  for (const row of rows) if (!byId.has(row.id)) byId.set(row.id, row);
  const pathTo = ({ name, pid }: Named, depth = 0): string => {
    const parent = pid === undefined || depth > 4 ? undefined : byId.get(pid);
    return parent ? `${pathTo(parent, depth + 1)}/${name}` : name;
  };
  const methods = new Map(rows.map((row) => [row, pathTo(row).trim()]));
  const byWay = grouped(rows, (row) => methods.get(row) ?? "");
  const byName = grouped(rows, ({ name }) => name.trim());
  const only = (found: ReadonlySet<number> | undefined) => (found?.size === 1 ? [...found][0] : undefined);

  return {
    textOf(id) {
      const row = byId.get(id);
      if (!row) return id === 0 ? "" : `#${id}`;
      const method = methods.get(row) ?? "";
      return (byWay.get(method)?.size ?? 0) > 1 ? `${method}#${id}` : method;
    },
    idOf(text) {
      const wanted = text.trim();
      const numbered = Number(/#(\d{1,10})$/.exec(wanted)?.[1] ?? Number.NaN);
      return only(byWay.get(wanted)) ?? only(byName.get(wanted)) ?? (byId.has(numbered) ? numbered : undefined);
    },
  };
}

function grouped(rows: readonly Named[], keyOf: (row: Named) => string): Map<string, Set<number>> {
  const groups = new Map<string, Set<number>>();
  for (const row of rows) {
    const key = keyOf(row);
    groups.set(key, (groups.get(key) ?? new Set()).add(row.id));
  }
  return groups;
}
