import type { CourrierView } from '@asso/contract/courrier/courrier.schemas';
import { eurosEcrits, type LigneProjet } from '@asso/domain/courrier/champs-fusion.rows';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { UnknownValue } from '../ui/UnknownValue.tsx';
import './courrier.css';

/** A letter as the association will read it, word for word; its look is that of the PDF. */
export function CourrierApercu({ courrier }: { courrier: CourrierView }) {
  const { objet, expediteur, destinataire, reference, blocs } = courrier;
  return (
    <article className="courrier" aria-label={`Lettre : ${objet}`}>
      <p className="courrier__objet">{objet}</p>
      <p className="discret">{reference}</p>
      <div className="courrier__parties">
        <Partie {...expediteur} />
        <Partie {...destinataire} />
      </div>
      {blocs.map((bloc) => (
        <Bloc key={JSON.stringify(bloc)} bloc={bloc} />
      ))}
    </article>
  );
}

const Partie = ({ nom, adresse }: CourrierView['expediteur']) => (
  <p className="courrier__partie">
    <strong>{nom}</strong>
    {adresse && `\n${adresse}`}
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
