import type { CourrierView } from '@asso/contract/courrier/courrier.schemas';
import { eurosEcrits, type LigneProjet } from '@asso/domain/courrier/champs-fusion.rows';
import { UnknownValue } from '../ui/fields/UnknownValue.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import './courrier.css';

/** The letter is shown word for word as the association will read it, and looks like its PDF. */
export function CourrierApercu({ courrier }: { courrier: CourrierView }) {
  const { objet, expediteur, destinataire, reference, blocs, signataire } = courrier;
  const { telephone, courriel } = expediteur;
  return (
    <article className="courrier" aria-label={`Lettre : ${objet}`}>
      <div className="courrier__parties">
        <Partie nom={expediteur.nom} lignes={[expediteur.adresse, telephone, courriel]} />
        <Partie
          nom={destinataire.nom}
          lignes={[
            destinataire.attention && `À l’attention de ${destinataire.attention}`,
            destinataire.adresse,
          ]}
        />
      </div>
      <p className="discret">Réf. : {reference.toLowerCase()}</p>
      <p className="courrier__objet">Objet : {objet}</p>
      {blocs.map((bloc) => (
        <Bloc key={JSON.stringify(bloc)} bloc={bloc} />
      ))}
      <p className="courrier__partie">
        {[signataire?.qualite, signataire?.nom].filter(Boolean).join('\n') || 'Signature'}
      </p>
    </article>
  );
}

type PartieProps = { nom: string; lignes: readonly (string | null | undefined)[] };

const Partie = ({ nom, lignes }: PartieProps) => (
  <p className="courrier__partie">
    <strong>{nom}</strong>
    {lignes.filter(Boolean).map((ligne) => `\n${ligne}`)}
  </p>
);

function Bloc({ bloc }: { bloc: CourrierView['blocs'][number] }) {
  switch (bloc.genre) {
    case 'titre':
      return <p className="courrier__titre">{bloc.texte}</p>;
    case 'paragraphe':
      return <p className="courrier__texte">{bloc.texte}</p>;
    case 'liste':
      return (
        <ul>
          {bloc.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      );
    case 'tableau':
      return (
        <DataTable
          caption="Projets et montants"
          columns={columns}
          rows={bloc.lignes}
          rowId={({ projet, annee }) => `${projet}-${annee}`}
        />
      );
  }
}

const Euros = ({ value }: { value: number | null }) =>
  value === null ? <UnknownValue /> : eurosEcrits(value);

const columns: Column<LigneProjet>[] = [
  { key: 'projet', label: 'Projet', isHeader: true, cell: ({ projet }) => projet },
  { key: 'annee', label: 'Année', cell: ({ annee }) => <span className="nombre">{annee}</span> },
  { key: 'demande', label: 'Demandé', isNumber: true, cell: ({ demande }) => <Euros value={demande} /> },
  { key: 'accorde', label: 'Accordé', isNumber: true, cell: ({ accorde }) => <Euros value={accorde} /> },
];
