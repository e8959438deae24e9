import { useEffect, useState } from 'react';
import { announce } from '../../ui/page/announcer.ts';

/** Shows the codes de secours, once only. */
export function CodesSecours({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `Codes de secours de Portail Asso. Chacun sert une seule fois.\r\n\r\n${codes.join('\r\n')}\r\n`;
  const href = useTextFile(text);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setIsCopied(true);
    announce('Codes copiés.');
  };
  return (
    <div className="pile">
      <p>
        Gardez ces dix codes ailleurs que sur votre téléphone : papier, coffre de mots de passe. Si vous
        perdez le téléphone, chacun remplace une fois le code à 6 chiffres. Ils ne seront plus jamais montrés.
      </p>
      <ul className="liste-nue codes-secours">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="actions">
        <a className="fr-btn fr-btn--secondary" href={href} download="codes-de-secours-portail-asso.txt">
          Télécharger les codes
        </a>
        <button type="button" className="fr-btn fr-btn--tertiary" onClick={copy}>
          {isCopied ? 'Codes copiés' : 'Copier les codes'}
        </button>
      </div>
      <div className="actions">
        <button type="button" className="fr-btn" onClick={onDone}>
          J’ai gardé mes codes
        </button>
      </div>
    </div>
  );
}

/** Returns an address for this file, valid as long as the page is shown. */
function useTextFile(text: string): string | undefined {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    setHref(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return href;
}
