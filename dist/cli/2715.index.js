export const id = 2715;
export const ids = [2715];
export const modules = {

/***/ 2715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   latestDecisive: () => (/* binding */ latestDecisive)
/* harmony export */ });
/* unused harmony exports isTrusted, judgeReviews, undecided */
const INSIDERS = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
/** States that replace a reviewer's earlier opinion; a comment does not. */
const DECISIVE = new Set(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);
/** Whether GitHub's `author_association` shows that the person is trusted in the repository. */
function isTrusted(association) {
    return association !== null && INSIDERS.has(association);
}
function judgeReviews(input) {
    const { pull, commits, hasMore, record } = input;
    // The authors and committers. A bot, or GitHub itself, excludes nobody, because their reviews do not count anyway.
    const makers = commits.flatMap(({ author, committer }) => [author, committer]);
    const reasonAgainst = (review) => {
        const { user } = review;
        if (user === null || isBot(user))
            return 'bot';
        if (isSamePerson(user, pull.author))
            return 'author';
        if (makers.some((maker) => isSamePerson(user, maker)))
            return 'committer';
        return input.mayWrite(review) ? null : 'may-not-write';
    };
    const approvers = [];
    const ignored = [];
    const against = [];
    for (const review of latestDecisive(input.reviews)) {
        const { user, state, commit_id, submitted_at } = review;
        const name = user?.login ?? 'a deleted account';
        const why = reasonAgainst(review);
        if (state === 'CHANGES_REQUESTED' && why === null)
            against.push(name);
        if (state !== 'APPROVED')
            continue;
        const late = why ?? unfit(review, record);
        if (late === null && commit_id !== null && submitted_at !== null)
            approvers.push({ user: name, submitted_at, commit_id });
        else
            ignored.push({ user: name, why: late ?? 'other-commit' });
    }
    const isAnonymous = hasMore || pull.author === null || isBot(pull.author) || commits.some(isNobodys);
    const needed = isAnonymous ? 2 : 1;
    return { approvers, needed, against, ignored, isApproved: against.length === 0 && approvers.length >= needed };
}
/** Whether it approved another commit, or an earlier plan. */
function unfit({ commit_id, submitted_at }, { head, at }) {
    if (commit_id !== head)
        return 'other-commit';
    return submitted_at !== null && Date.parse(submitted_at) >= Date.parse(at) ? null : 'before-record';
}
/** Whether GitHub does not know the author or the committer of a commit. */
function isNobodys({ author, committer }) {
    return author === null || committer === null;
}
function isBot({ type, login }) {
    return type === 'Bot' || login.endsWith('[bot]');
}
function isSamePerson(a, b) {
    return b !== null && (a.id === b.id || a.login.toLowerCase() === b.login.toLowerCase());
}
/** Reviews of people whose permission to write matters: their latest decisive review approves or requests changes. */
function undecided(reviews) {
    return latestDecisive(reviews).filter(({ state, user }) => state !== 'DISMISSED' && user !== null && !isBot(user));
}
/**
 * Each reviewer's latest decisive review. Deleted accounts cannot be distinguished, so each review of theirs counts until
 * it is dismissed.
 */
function latestDecisive(reviews) {
    const byUser = new Map();
    const submitted = reviews.filter(({ state }) => DECISIVE.has(state)).sort(bySubmission);
    for (const review of submitted)
        byUser.set(review.user?.id ?? -review.id, review);
    return [...byUser.values()];
}
function bySubmission(a, b) {
    return Date.parse(a.submitted_at ?? '') - Date.parse(b.submitted_at ?? '') || a.id - b.id;
}


/***/ })

};
