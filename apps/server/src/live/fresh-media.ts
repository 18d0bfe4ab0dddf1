import { wechatFile } from "../files/wechat-file";
import type { Files } from "../ports/files";
import type { Wechat } from "../ports/wechat";

/** A new media id of WeChat's for a stored picture, valid for three days; `before` stays if the file is not ours. */
export async function freshMedia({ files, wechat }: { files: Files; wechat: Wechat }, path: string, before: string): Promise<string> {
  const file = await wechatFile(files, path);
  const taken = file && (await wechat.uploadMedia({ type: "image", ...file }));
  return taken?.mediaId ?? before;
}
