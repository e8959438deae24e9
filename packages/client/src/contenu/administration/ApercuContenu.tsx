import type { Question, SorteContenu } from '@asso/domain/contenu/contenu.fields';
import { typographie } from '@asso/domain/identifiants/typographie';
import { Paragraphes } from '../Paragraphes.tsx';

/** Shows a question or a link as people will read it, while it is typed. */
export function ApercuContenu({ sorte, valeur }: { sorte: SorteContenu; valeur: object }) {
  const shown = sorte === 'question' ? questionOf(valeur) : sorte === 'url' ? lienOf(valeur) : null;
  return (
    shown && (
      <section className="pile pile--serree" aria-labelledby="contenu-apercu">
        <h3 id="contenu-apercu" className="fr-h6">
          Aperçu
        </h3>
        <div className="cadre">{shown}</div>
      </section>
    )
  );
}

function questionOf({ question, reponse }: Question) {
  if (!question) return null;
  return (
    <details className="plis" open>
      <summary>{typographie(question)}</summary>
      <Paragraphes text={reponse ?? ''} />
    </details>
  );
}

function lienOf({ label, url }: { label?: string | null; url?: string | null }) {
  return label && url ? <a href={url}>{typographie(label)}</a> : null;
}
