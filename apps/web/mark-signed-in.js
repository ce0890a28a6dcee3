// Stands before everything of a page that was drawn for everybody: says whether somebody may be
// signed in, so that its bar has the right way in before the app is there (src/site/site-header.tsx).
if (document.cookie.includes('%MARK%=')) document.documentElement.dataset.signedIn = '';
