/** Tells, of the page that is shown, what a program can see: this runs in the page and imports nothing. */
export function listDefects({ h1, words, width }) {
  const isSeen = (element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const said = (element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  return [
    ...stillComing(),
    ...withoutTitle(),
    ...lackingWords(),
    ...tooWide(),
    ...overIcons(),
    ...inConsole(),
  ];

  function stillComing() {
    const waiting = document.querySelector('.progression, .suite-attendue, .poste__volet--attendu, .ancien');
    return waiting ? [`« ${waiting.className} » ne finit pas`] : [];
  }

  /** The window of WebKit keeps there what each page says in its console. */
  function inConsole() {
    const said = window.saidErrors ?? ['elle n’est pas lue'];
    return said.map((one) => `dans la console : ${one}`);
  }

  function withoutTitle() {
    const titles = [...document.querySelectorAll('h1')].filter(isSeen).map(said);
    return titles.some((title) => new RegExp(h1).test(title))
      ? []
      : [`titre « ${titles} » au lieu de « ${h1} »`];
  }

  function lackingWords() {
    const shown = textsOf(document.body).filter(({ parentElement }) => isSeen(parentElement));
    const text = shown
      .map(({ data }) => data)
      .join('')
      .replaceAll(/\s+/g, ' ');
    return words.filter((one) => !text.includes(one)).map((one) => `il manque « ${one} »`);
  }

  function tooWide() {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (innerWidth !== width) return [`fenêtre de ${innerWidth} px au lieu de ${width}`];
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px dépassent à droite`] : [];
  }

  /** A button that is one icon has a name, which must not be drawn: neither over the icon nor beside the button. */
  function overIcons() {
    return [...document.querySelectorAll('a, button')]
      .filter((element) => isSeen(element) && isOneIcon(element))
      .flatMap((element) => drawnTexts(element).map((text) => `« ${text} » écrit sur l’icône de son bouton`));
  }

  function isOneIcon(element) {
    const { width, height } = element.getBoundingClientRect();
    const { maskImage, backgroundImage } = getComputedStyle(element, '::before');
    const hasIcon = maskImage !== 'none' || backgroundImage !== 'none';
    return hasIcon && said(element) !== '' && width < 60 && height < 60;
  }

  /** A text is drawn if it has a place in its button, or beside a button that cuts nothing. */
  function drawnTexts(element) {
    const box = element.getBoundingClientRect();
    const cuts = getComputedStyle(element).overflowX !== 'visible';
    const isDrawn = ({ width, height, left, right }) =>
      width > 1 && height > 1 && right > (cuts ? box.left : 0) && left < (cuts ? box.right : innerWidth);
    return textsOf(element)
      .filter((text) => !isHidden(getComputedStyle(text.parentElement)) && rectsOf(text).some(isDrawn))
      .map(({ data }) => data.trim())
      .filter(Boolean);
  }

  /** The number over the bell stands apart from its icon, and words for those who do not see are one cut pixel. */
  function isHidden({ position, clipPath }) {
    return position === 'absolute' || clipPath !== 'none';
  }

  function rectsOf(text) {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  }

  function textsOf(element) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    return texts;
  }
}
