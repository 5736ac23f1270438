// Why a plan has no record, so that merging its pull request approves nothing: a code with its facts, and a sentence
// that also says what to do instead.
import { codeSpan, counted } from './text.ts';

export type Unrecorded =
  /** Nothing is applied from the branch that the pull request would merge into; null if the event does not name it. */
  | { readonly code: 'other-branch'; readonly branch: string | null }
  | { readonly code: 'no-check' }
  | { readonly code: 'log-unreadable'; readonly problem: string }
  | { readonly code: 'too-many'; readonly changes: number; readonly digest: string | null }
  | { readonly code: 'too-large'; readonly hidden: number }
  | { readonly code: 'shown-nowhere'; readonly hidden: number }
  | { readonly code: 'older-comment' }
  | { readonly code: 'look-alike' };

/** A digest approves nothing if a review is required, so then it is null. It is Markdown without names. */
export function unrecordedSentence(reason: Unrecorded): string {
  switch (reason.code) {
    case 'other-branch': {
      const branch = reason.branch === null ? 'another branch' : codeSpan(reason.branch);
      return `This merges into ${branch}, from which nothing is applied. To apply it, open a pull request into the default branch.`;
    }
    case 'no-check':
      return 'This plan could not be recorded, so the apply would execute none of it. Grant the job the permission checks: write.';
    case 'log-unreadable':
      return reason.problem;
    case 'too-many': {
      const dispatch = ` Or merge it, and dispatch the apply with its digest: ${codeSpan(reason.digest ?? '')}.`;
      return counted`Too many changes to record: ${reason.changes} change(s) do not fit one check run, so the apply would refuse this. Split the pull request.${reason.digest === null ? '' : dispatch}`;
    }
    case 'too-large':
      return counted`Too large to show: ${reason.hidden} change(s) could not be recorded, so the apply would refuse this. Split the pull request.`;
    case 'shown-nowhere':
      return counted`Shown nowhere: ${reason.hidden} change(s) could not be recorded, so the apply would refuse this. Let the job write comments (permission pull-requests: write) or its summary.`;
    case 'older-comment':
      return 'An older comment still shows another plan, so the apply would refuse this. Grant the job the permission pull-requests: write.';
    case 'look-alike':
      return 'Another comment of the same bot looks like the plan, so the apply would refuse this. Delete that comment, and run this plan again.';
  }
}
