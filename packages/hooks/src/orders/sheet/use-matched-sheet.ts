import type { KnownCompany } from "@shopkeeper/sdk/rules/orders";
import { useRef, useState } from "react";
import type { EncodingPreview, TableChoice, TableLimits, TableProblem } from "../../files/table-file";
import type { SheetColumn } from "./sheet-column";
import { withPlace } from "./sheet-columns";
import type { MatchedSheet, SheetOutcome, SheetRequest } from "./sheet-reader";
import type { SheetEdits, SheetRow } from "./sheet-rows";

/** The limits of a sheet, shown before a file is chosen. */
export const sheetLimits: TableLimits = { bytes: 10 * 1024 * 1024, unpackedBytes: 100 * 1024 * 1024, rows: 10_000, columns: 200 };

export interface MatchedSheetOptions {
  companies: readonly KnownCompany[];
  /** Reads and matches a sheet in a worker. */
  read: (request: SheetRequest) => Promise<SheetOutcome>;
  /** Called with the rows of a sheet each time they are matched. */
  onMatched: (rows: readonly SheetRow[]) => void;
}

export interface NamedSheet extends MatchedSheet {
  readonly name: string;
}

type MatchRequest = Pick<SheetRequest, "source" | "choice" | "match" | "edits" | "fallback">;

const noEdits: SheetEdits = new Map();

/** A sheet with matched columns and corrected cells. The work runs in a worker; the newest request wins. */
export function useMatchedSheet({ companies, read, onMatched }: MatchedSheetOptions) {
  const [sheet, setSheet] = useState<NamedSheet>();
  const [edits, setEdits] = useState(noEdits);
  const [fallback, setFallback] = useState<string>();
  const [reading, setReading] = useState<string>();
  const [problem, setProblem] = useState<{ name: string; problem: TableProblem | "unread" }>();
  const [doubt, setDoubt] = useState<{ name: string; encodings: readonly EncodingPreview[] }>();
  const newest = useRef(0);
  const opened = useRef<{ name: string; source: Blob | string; choice: TableChoice }>(undefined);

  async function match(name: string, request: MatchRequest) {
    const turn = (newest.current += 1);
    const outcome = await read({ limits: sheetLimits, companies, ...request }).catch(() => ({ problem: "unread" as const }));
    if (turn !== newest.current) return;
    setReading(undefined);
    setDoubt("encodings" in outcome ? { name, encodings: outcome.encodings } : undefined);
    if (!("rows" in outcome)) {
      setSheet(undefined);
      if ("problem" in outcome) setProblem({ name, problem: outcome.problem });
      return;
    }
    setSheet({ name, ...outcome });
    onMatched(outcome.rows);
  }

  return {
    ...{ sheet, fallback, reading, problem, doubt },
    /** Reads a file or text rows and replaces the sheet. */
    async open(name: string, source: Blob | string) {
      if (reading !== undefined) return;
      setReading(name);
      setProblem(undefined);
      setEdits(noEdits);
      opened.current = { name, source, choice: {} };
      await match(name, { source, edits: noEdits, fallback });
    },
    /** Reads the same file with other options; hidden rows are added to the others, any other option gives new rows. */
    async reread(change: TableChoice) {
      if (!opened.current || reading !== undefined) return;
      const { name, source, choice } = opened.current;
      const next = { ...choice, ...change };
      opened.current = { name, source, choice: next };
      const keeps = change.sheet === undefined && change.encoding === undefined;
      if (!keeps) setEdits(noEdits);
      setReading(name);
      setProblem(undefined);
      const request = { source, choice: next, edits: keeps ? edits : noEdits, fallback };
      await match(name, keeps && sheet ? { ...request, match: sheet.match } : request);
    },
    async setPlace(column: SheetColumn, at: number | undefined) {
      if (sheet) await match(sheet.name, { match: withPlace(sheet.match, column, at), edits, fallback });
    },
    async setFallback(code: string | undefined) {
      setFallback(code);
      if (sheet) await match(sheet.name, { match: sheet.match, edits, fallback: code });
    },
    async edit(row: number, column: SheetColumn, text: string) {
      if (!sheet) return;
      const next = new Map(edits).set(row, { ...edits.get(row), [column]: text });
      setEdits(next);
      await match(sheet.name, { match: sheet.match, edits: next, fallback });
    },
    drop() {
      newest.current += 1;
      setSheet(undefined);
      setProblem(undefined);
      setReading(undefined);
      setDoubt(undefined);
    },
  };
}
