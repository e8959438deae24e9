import type { ARegler } from '@asso/contract/contenu/a-regler.endpoints';

/** « Est-ce que tout tourne ? » A shape and a word say it, besides the colour. */
export const RouagesPanel = ({ rouages }: Pick<ARegler, 'rouages'>) => (
  <section className="cadre" aria-labelledby="en-ce-moment">
    <h2 id="en-ce-moment" className="fr-h6">
      En ce moment
    </h2>
    <ul className="liste-nue rouages">
      {rouages.map(({ nom, etat, dit }) => (
        <li key={nom} className={`rouages__ligne rouages__ligne--${etat}`}>
          <span className="rouages__point" aria-hidden="true" />
          <span>{nom}</span>
          <span className="rouages__dit">
            {etat === 'mal' && <span className="invisible">À voir : </span>}
            {dit}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
