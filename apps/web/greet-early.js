// Stands at the end of the dashboard's page: greets its parent by the name that came inside the page,
// or that this browser keeps, as the app does when it is there.
try {
  const { parentName } = earlyReads.get('%ME%')?.data ?? JSON.parse(localStorage.getItem('user'));
  if (parentName) document.querySelector('h1').textContent = `Welcome back, ${parentName}!`;
} catch {
  // Nobody is kept: the app knows what to say.
}
