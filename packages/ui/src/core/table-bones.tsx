import { Skeleton } from "./skeleton";

/** Rows of bones, as wide as the table that is awaited. */
export function TableBones({ columns, label }: { columns: number; label: string }) {
  return Array.from({ length: 8 }, (_, row) => (
    <tr role="row" key={row} data-bones="">
      {Array.from({ length: columns }, (_, column) => (
        <td role="cell" key={column}>
          {row === 0 && column === 0 && <span className="sk-hidden">{label}</span>}
          <Skeleton width={`${55 + ((row * 7 + column * 13) % 40)}%`} />
        </td>
      ))}
    </tr>
  ));
}
