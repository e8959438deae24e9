import type { CourrierView } from '@asso/contract/courrier/courrier.schemas';
import {
  champsFusion,
  eurosEcrits,
  isNomChamp,
  type LigneProjet,
} from '@asso/domain/courrier/champs-fusion.rows';
import { withElision } from '@asso/domain/identifiants/elision';
import { UnknownValue } from '../ui/fields/UnknownValue.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { ImageCourrier } from './ImageCourrier.tsx';
import './courrier.css';

type CourrierApercuProps = {
  courrier: CourrierView;
  /** Marks what comes from the dossier, and says what the dossier lacks. */
  showsChamps?: boolean;
};

/** Shows the letter word for word as the association will read it, laid out like its PDF. */
export function CourrierApercu({ courrier, showsChamps = false }: CourrierApercuProps) {
  const { objet, expediteur, destinataire, reference, blocs, signataire, lieu_et_jour } = courrier;
  const { telephone, courriel } = expediteur;
  return (
    <article className={`courrier${showsChamps ? ' courrier--champs' : ''}`} aria-label={`Lettre : ${objet}`}>
      {expediteur.logo && <ImageCourrier genre="logo" uuid={expediteur.logo} nom={expediteur.nom} />}
      <div className="courrier__parties">
        <Partie nom={expediteur.nom} lignes={[expediteur.adresse, telephone, courriel]} />
        <Partie
          nom={destinataire.nom}
          lignes={[
            destinataire.attention && `À l’attention ${withElision(destinataire.attention)}`,
            destinataire.adresse,
          ]}
        />
      </div>
      {lieu_et_jour && <p className="courrier__lieu">{lieu_et_jour}</p>}
      <p className="discret">Réf. : {reference.toLowerCase()}</p>
      <p className="courrier__objet">Objet : {objet}</p>
      {blocs.map((bloc, index) => {
        const key = `${index}-${bloc.genre}`;
        return <Bloc key={key} bloc={bloc} />;
      })}
      <div className="courrier__signature">
        <p>{signataire?.qualite || 'Signature'}</p>
        {signataire?.image && (
          <ImageCourrier genre="signature" uuid={signataire.image} nom={signataire.nom ?? ''} />
        )}
        {signataire?.nom && <p>{signataire.nom}</p>}
      </div>
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

type BlocVu = CourrierView['blocs'][number];

/** Shows a block; one that is written for some decisions only has the colour of the first of them. */
const Bloc = ({ bloc }: { bloc: BlocVu }) =>
  bloc.cas ? (
    <div className={`courrier__cas courrier__cas--${bloc.cas[0]}`}>
      <BlocSeul bloc={bloc} />
    </div>
  ) : (
    <BlocSeul bloc={bloc} />
  );

function BlocSeul({ bloc }: { bloc: BlocVu }) {
  switch (bloc.genre) {
    case 'titre':
      return (
        <p className="courrier__titre">
          <Mots texte={bloc.texte} passages={bloc.passages} />
        </p>
      );
    case 'paragraphe':
      return (
        <p className="courrier__texte">
          <Mots texte={bloc.texte} passages={bloc.passages} />
        </p>
      );
    case 'liste': {
      const List = bloc.numerotee ? 'ol' : 'ul';
      return (
        <List>
          {bloc.points.map((point, index) => {
            const key = `${index}-${point}`;
            return (
              <li key={key}>
                <Mots texte={point} passages={bloc.passages?.[index]} />
              </li>
            );
          })}
        </List>
      );
    }
    case 'grille':
      return <Grille cellules={bloc.cellules} />;
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

type Passages = Extract<BlocVu, { genre: 'titre' | 'paragraphe' }>['passages'];

function Mots({ texte, passages }: { texte: string; passages: Passages }) {
  // A bare text would keep spaces that break; those of an element are made non-breaking.
  if (!passages) return <>{texte}</>;
  return passages.map((one, index) => {
    const key = `${index}-${one.champ ?? ''}`;
    return one.gras ? (
      <strong key={key}>
        <Mot passage={one} />
      </strong>
    ) : (
      <Mot key={key} passage={one} />
    );
  });
}

const Mot = ({ passage: { texte, champ, isVide } }: { passage: NonNullable<Passages>[number] }) => {
  if (champ === undefined) return <>{texte}</>;
  return isVide ? (
    <span className="courrier__vide">{labelOf(champ)} : non renseigné dans ce dossier</span>
  ) : (
    <span className="courrier__champ">{texte}</span>
  );
};

const labelOf = (champ: string): string => (isNomChamp(champ) ? champsFusion[champ].label : champ);

/** Shows a table of the letter; the first row names its columns. */
function Grille({ cellules: [head = [], ...rows] }: { cellules: readonly (readonly string[])[] }) {
  return (
    <table className="courrier__grille">
      <caption className="invisible">Tableau de la lettre</caption>
      <thead>
        <tr>
          {head.map((cell, index) => {
            const key = `${index}-${cell}`;
            return (
              <th key={key} scope="col">
                {cell}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const key = `${index}-${row[0]}`;
          return <Rangee key={key} row={row} />;
        })}
      </tbody>
    </table>
  );
}

const Rangee = ({ row }: { row: readonly string[] }) => (
  <tr>
    {row.map((cell, index) => {
      const key = `${index}-${cell}`;
      return <td key={key}>{cell}</td>;
    })}
  </tr>
);

const Euros = ({ value }: { value: number | null }) =>
  value === null ? <UnknownValue /> : eurosEcrits(value);

const columns: Column<LigneProjet>[] = [
  { key: 'projet', label: 'Projet', isHeader: true, cell: ({ projet }) => projet },
  { key: 'annee', label: 'Année', cell: ({ annee }) => <span className="nombre">{annee}</span> },
  { key: 'demande', label: 'Demandé', isNumber: true, cell: ({ demande }) => <Euros value={demande} /> },
  { key: 'accorde', label: 'Accordé', isNumber: true, cell: ({ accorde }) => <Euros value={accorde} /> },
];
