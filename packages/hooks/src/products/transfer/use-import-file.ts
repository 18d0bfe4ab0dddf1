import { useEffect, useState } from "react";
import { useShop } from "../../shop";
import type { EncodingPreview, Table, TableChoice, TableOptions, TableOutcome, TableProblem } from "../../files/table-file";
import { headingKey } from "../../files/table-file/heading-row";
import {
  type ColumnMatch,
  guessColumns,
  type ImportKind,
  knownHeadings,
  type ProductColumn,
  type RememberedColumns,
  withColumn,
} from "./product-import-columns";
import { importLimits } from "./product-import-rows";

/** Reads a file in a worker. */
export type ReadTable = (file: File, options: TableOptions) => Promise<TableOutcome>;

export interface ImportFile {
  readonly name: string;
  readonly content: File;
  readonly table: Table;
  readonly match: ColumnMatch;
}

const place = (kind: ImportKind) => `import/columns/${kind}`;

/** The file of an import and the columns of its headings. */
export interface ImportFileChoice {
  file: ImportFile | undefined;
  /** The name of the file while it is being read. */
  reading: string | undefined;
  problem: { name: string; problem: TableProblem | "unread" } | undefined;
  /** A file with uncertain encoding, and a preview in each encoding. */
  doubt: { content: File; encodings: readonly EncodingPreview[] } | undefined;
  /** Resolves to whether the file was read. */
  choose(chosen: File, choice?: TableChoice): Promise<boolean>;
  setColumn(at: number, column: ProductColumn | undefined): void;
  drop(): void;
}

/** The file of an import and the columns of its headings; the choice of columns is remembered for the next file. */
export function useImportFile(kind: ImportKind, read: ReadTable): ImportFileChoice {
  const { storage } = useShop();
  const [file, setFile] = useState<ImportFile | undefined>(undefined);
  const [reading, setReading] = useState<string | undefined>(undefined);
  const [problem, setProblem] = useState<{ name: string; problem: TableProblem | "unread" } | undefined>(undefined);
  const [doubt, setDoubt] = useState<ImportFileChoice["doubt"]>(undefined);
  const [remembered, setRemembered] = useState<RememberedColumns>({});

  useEffect(() => {
    let isGone = false;
    void storage.get(place(kind)).then((text) => isGone || setRemembered(readRemembered(text)));
    return () => void (isGone = true);
  }, [storage, kind]);

  return {
    file,
    reading,
    problem,
    doubt,
    async choose(chosen: File, choice?: TableChoice) {
      if (reading !== undefined) return false;
      setReading(chosen.name);
      setProblem(undefined);
      const outcome = await read(chosen, {
        ...{ limits: importLimits, headings: knownHeadings(remembered) },
        ...(choice && { choice }),
      }).catch(() => ({ problem: "unread" as const }));
      setReading(undefined);
      setDoubt("encodings" in outcome ? { content: chosen, encodings: outcome.encodings } : undefined);
      if ("problem" in outcome) setProblem({ name: chosen.name, problem: outcome.problem });
      if (!("table" in outcome)) return false;
      const { table } = outcome;
      setFile({ name: chosen.name, content: chosen, table, match: guessColumns(table.headings, kind, remembered) });
      return true;
    },
    setColumn(at: number, column: ProductColumn | undefined) {
      if (!file) return;
      const match = withColumn(file.match, at, column);
      setFile({ ...file, match });
      const chosen = Object.fromEntries(file.table.headings.map((heading, other) => [headingKey(heading), match[other] ?? null]));
      const columns = { ...remembered, ...chosen };
      setRemembered(columns);
      void storage.set(place(kind), JSON.stringify(columns));
    },
    drop() {
      setDoubt(undefined);
      setFile(undefined);
      setProblem(undefined);
    },
  };
}

/** Data of an older release in another format is ignored. */
function readRemembered(text: string | undefined): RememberedColumns {
  try {
    const columns: unknown = JSON.parse(text ?? "{}");
    return typeof columns === "object" && columns !== null && !Array.isArray(columns) ? { ...columns } : {};
  } catch {
    return {};
  }
}
