import { serviceAlsaceMoselle } from '@asso/domain/demande-siret/eligibilite.rules';

/** The portal has no form for Alsace-Moselle: it says to whom an association writes, and with which papers. */
export const AlsaceMoselle = () => {
  const { destinataire, courriel, pieces } = serviceAlsaceMoselle;
  return (
    <section className="cadre pile" aria-labelledby="alsace-moselle">
      <h2 className="fr-h4" id="alsace-moselle">
        En Alsace-Moselle, le SIRET se demande par courriel
      </h2>
      <p>
        Écrivez à {destinataire} : <a href={`mailto:${courriel}`}>{courriel}</a>
      </p>
      <p>Joignez :</p>
      <ul>
        {pieces.map((piece) => (
          <li key={piece}>{piece}</li>
        ))}
      </ul>
      <p>Quand vous aurez votre SIRET, il s’inscrira dans votre fiche dès que le registre le dira.</p>
    </section>
  );
};
