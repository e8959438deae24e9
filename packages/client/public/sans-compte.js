// The pages without an account follow the theme that the reader chose in the application, or that of the system, and do
// not offer an account to who is signed in.
(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    let theme = 'system';
    try {
      if (localStorage.getItem('asso.connecte') === 'oui') document.documentElement.dataset.connecte = 'oui';
      theme = JSON.parse(localStorage.getItem('asso.preferences') ?? '{}')?.theme ?? 'system';
    } catch {
      // A browser that refuses its storage gives no theme: the page then follows the theme of the system.
    }
    const isDark = theme === 'dark' || (theme !== 'light' && dark.matches);
    document.documentElement.dataset.frTheme = isDark ? 'dark' : 'light';
  };
  apply();
  dark.addEventListener('change', apply);
})();
