import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { announce } from '../../ui/page/announcer.ts';

type AdressePubliqueProps = {
  /** The path of the page that anybody can read without an account. */
  chemin: string;
  /** Returns the words to paste in an e-mail. */
  texte: (adresse: string) => string;
};

/** The public address, to copy in one press, with its QR code for a poster. */
export function AdressePublique({ chemin, texte }: AdressePubliqueProps) {
  const adresse = location.origin + chemin;
  const phrase = texte(adresse);
  return (
    <div className="publiee">
      <section className="feuille pile pile--serree" aria-labelledby="adresse-publique">
        <h3 id="adresse-publique">L’adresse publique</h3>
        <p className="discret">Elle ne change pas d’une version à l’autre. Elle s’ouvre sans compte.</p>
        <p className="publiee__adresse">{adresse}</p>
        <p className="actions actions--ligne">
          <Copier texte={adresse} label="Copier le lien" done="Lien copié" isFirst />
          <a className="fr-btn fr-btn--secondary" href={chemin}>
            Voir la page publique
          </a>
        </p>
        <h4>À coller dans un courriel</h4>
        <p className="publiee__texte">{phrase}</p>
        <p>
          <Copier texte={phrase} label="Copier le texte" done="Texte copié" />
        </p>
      </section>
      <section className="feuille pile pile--serree" aria-labelledby="code-qr">
        <h3 id="code-qr">Le code QR</h3>
        <p className="discret">Pour une affiche ou une réunion. Il mène à l’adresse publique.</p>
        <QRCodeSVG
          className="publiee__qr"
          value={adresse}
          title="Code QR de l’adresse publique"
          size={160}
          marginSize={4}
        />
      </section>
    </div>
  );
}

type CopierProps = { texte: string; label: string; done: string; isFirst?: true };

function Copier({ texte, label, done, isFirst }: CopierProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(texte);
    setIsCopied(true);
    announce(`${done}.`);
  };
  return (
    <button
      type="button"
      className={isFirst ? 'fr-btn' : 'fr-btn fr-btn--tertiary fr-btn--sm'}
      onClick={copy}
    >
      {isCopied ? done : label}
    </button>
  );
}
