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
import { pinoLogger } from "./telemetry/pino-logger";
import { withDrawnPictures } from "../files/drawn-pictures";
import { drawPlatformPicture } from "../files/platform-pictures";
import type { Demo } from "./load-demo";
import type { Settings } from "./settings";
import type { NodeTelemetry } from "./telemetry/telemetry";

/** The ports of a server in Node; a demo simulates the outside services that the settings do not configure. */
export const nodePorts = (settings: Settings, demo: Demo | undefined, { telemetry, ids }: Partial<NodeTelemetry> = {}): Ports => ({
  clock: systemClock,
  random: systemRandom,
  passwords: nodePasswords,
  files: withDrawnPictures(storageOf(settings), demo?.drawPicture ?? drawPlatformPicture),
  spool: nodeSpool(join(settings.dataDir, "incoming")),
  codec: sharpCodec(),
  web: nodeWeb({ trusted: settings.collectTrusted }),
  spreadsheets: hucreSpreadsheets,
  archives: clientZipArchives,
  payments: demo?.fakePayments({ clock: systemClock }) ?? noPayments,
  wechat: wechatOf(settings, demo),
  logistics: logisticsOf(settings, demo),
  logger: pinoLogger(settings.logLevel, undefined, ids),
  telemetry: telemetry ?? noTelemetry,
});

const storageOf = ({ s3, dataDir }: Settings) => (s3 ? s3Files(s3) : diskFiles(join(dataDir, "files")));

function logisticsOf({ kuaidi100: account }: Settings, demo: Demo | undefined): Logistics {
  if (account) return kuaidi100(account);
  return demo?.fakeLogistics({ clock: systemClock }) ?? noLogistics;
}

function wechatOf({ wechat }: Settings, demo: Demo | undefined): Wechat {
  if (wechat) return httpWechat({ ...wechat, clock: systemClock });
  return demo?.fakeWechat({ clock: systemClock, random: systemRandom }) ?? noWechat;
}
