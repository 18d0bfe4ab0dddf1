import { join } from "node:path";
import { clientZipArchives } from "../adapters/client-zip-archives";
import { systemClock } from "../ports/clock";
import { diskFiles } from "../adapters/disk-files";
import { hucreSpreadsheets } from "../adapters/hucre-spreadsheets";
import { kuaidi100 } from "../adapters/kuaidi100/kuaidi100";
import { type Logistics, noLogistics } from "../ports/logistics";
import { nodePasswords } from "../adapters/node-passwords";
import { nodeSpool } from "../adapters/node-spool";
import { nodeWeb } from "../adapters/node-web";
import { noPayments } from "../ports/payments";
import type { Ports } from "../ports/ports";
import { systemRandom } from "../ports/random";
import { s3Files } from "../adapters/s3-files";
import { sharpCodec } from "../adapters/sharp-codec";
import { noTelemetry } from "../ports/telemetry";
import { noWechat, type Wechat } from "../ports/wechat";
import { httpWechat } from "../adapters/wechat-http/wechat-http";
import { withDemoPictures } from "../seed/demo-pictures";
import { fakeLogistics } from "../simulator/fake-logistics";
import { fakePayments } from "../simulator/fake-payments";
import { fakeWechat } from "../simulator/fake-wechat";
import { pinoLogger } from "./pino-logger";
import type { Settings } from "./settings";
import type { NodeTelemetry } from "./telemetry";

/** The ports of a server in Node. */
export const nodePorts = (settings: Settings, { telemetry, ids }: Partial<NodeTelemetry> = {}): Ports => ({
  clock: systemClock,
  random: systemRandom,
  passwords: nodePasswords,
  files: withDemoPictures(settings.s3 ? s3Files(settings.s3) : diskFiles(join(settings.dataDir, "files"))),
  spool: nodeSpool(join(settings.dataDir, "incoming")),
  codec: sharpCodec(),
  web: nodeWeb({ trusted: settings.collectTrusted }),
  spreadsheets: hucreSpreadsheets,
  archives: clientZipArchives,
  payments: settings.seed === "demo" ? fakePayments({ clock: systemClock }) : noPayments,
  wechat: wechatOf(settings),
  logistics: logisticsOf(settings),
  logger: pinoLogger(settings.logLevel, undefined, ids),
  telemetry: telemetry ?? noTelemetry,
});

function logisticsOf({ kuaidi100: account, seed }: Settings): Logistics {
  if (account) return kuaidi100(account);
  return seed === "demo" ? fakeLogistics({ clock: systemClock }) : noLogistics;
}

function wechatOf({ wechat, seed }: Settings): Wechat {
  if (wechat) return httpWechat({ ...wechat, clock: systemClock });
  return seed === "demo" ? fakeWechat({ clock: systemClock, random: systemRandom }) : noWechat;
}
