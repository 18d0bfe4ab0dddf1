export { accessAfter, type VideoAccessAction, videoAccessText } from "./access-state";
export { videoAccessTemplate, videoRuleMessages } from "./messages";
export { noVideoBrand, videoDraftProblems, videoLimits } from "./draft-problems";
export { canDraft, draftAfter, draftText, type VideoDraftAction, type VideoDraftState } from "./draft-state";
export { canShelve, shelfAfter, shelfText, type VideoShelfAction } from "./shelf-state";
