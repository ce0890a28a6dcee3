// Stands at the end of the dashboard's page: greets by the name that this browser keeps of
// its parent, as the app does when it is there.
try {
  const { parentName } = JSON.parse(localStorage.getItem('user'));
  if (parentName) document.querySelector('h1').textContent = `Welcome back, ${parentName}!`;
} catch {
  // Nobody is kept: the app knows what to say.
}
