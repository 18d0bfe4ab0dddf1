import { Skeleton } from "../core/skeleton";

/** Skeleton rows as wide as the expected table. */
export function TableSkeleton({ columns, label }: { columns: number; label: string }) {
  return Array.from({ length: 8 }, (_, row) => (
    <tr role="row" key={row} data-skeleton="">
      {Array.from({ length: columns }, (_, column) => (
        <td role="cell" key={column}>
          {row === 0 && column === 0 && <span className="sk-hidden">{label}</span>}
          <Skeleton width={`${55 + ((row * 7 + column * 13) % 40)}%`} />
        </td>
      ))}
    </tr>
  ));
}
