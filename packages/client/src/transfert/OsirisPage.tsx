import { type ProgrammeOsiris, programmeEndpoints } from '@asso/contract/transfert/programme.endpoints';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { useRead } from '../platform/use-read.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { SelectControl } from '../ui/fields/SelectControl.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import { OsirisDossiers } from './OsirisDossiers.tsx';
import { OsirisExports } from './OsirisExports.tsx';
import { listVuesOsiris, noFiltres, osirisHref, vueOsiris } from './osiris-query.ts';
import { ProgrammesPanel } from './ProgrammesPanel.tsx';

/**
 * The Osiris area: the dossiers of a programme with their states and amounts, its files and, for administrators, the
 * programmes.
 */
export function OsirisPage() {
  const read = useRead(programmeEndpoints.listProgrammes, { query: {} });
  return (
    <ReadPage read={read}>
      {({ items, envoi, rights }) => (
        <Espace programmes={items} envoi={envoi} isAdministrateur={rights.administrer === true} />
      )}
    </ReadPage>
  );
}

type EspaceProps = { programmes: readonly ProgrammeOsiris[]; envoi: boolean; isAdministrateur: boolean };

const chapos = {
  dossiers: 'Les dossiers de votre programme : leur état et leurs montants.',
  exports: 'Les dossiers d’un programme en un fichier, pour Osiris.',
  programmes: 'De quels dispositifs chaque programme est fait, et qui le lit.',
} as const;

function Espace({ programmes, envoi, isAdministrateur }: EspaceProps) {
  const params = useQueryParams();
  const vue = vueOsiris(params.get('vue'), isAdministrateur);
  const asked = params.get('programme');
  const programme = programmes.find(({ code }) => code === asked) ?? programmes[0];
  return (
    <div className="page">
      <PageHeading titre="Osiris" chapo={chapos[vue]} />
      <TabLinks
        label="Ce que montre l’espace Osiris"
        tabs={listVuesOsiris(isAdministrateur).map(({ id, label }) => ({
          id,
          label,
          href: id === 'dossiers' ? osirisHref : `${osirisHref}?vue=${id}`,
        }))}
        present={vue}
      />
      {vue === 'programmes' && <ProgrammesPanel programmes={programmes} />}
      {vue !== 'programmes' && !programme && <AucunProgramme isAdministrateur={isAdministrateur} />}
      {vue !== 'programmes' && programme && (
        <>
          {programmes.length > 1 && (
            <div className="colonne-texte">
              <SelectControl
                id="programme"
                label="Programme"
                options={programmes.map(({ code, libelle }) => ({
                  value: code,
                  label: `${code} – ${libelle}`,
                }))}
                value={programme.code}
                onChange={(code) => params.set({ ...noFiltres, programme: code ? String(code) : null })}
              />
            </div>
          )}
          {programmes.length === 1 && (
            <p>
              Programme {programme.code} – {programme.libelle}
            </p>
          )}
          {vue === 'dossiers' ? (
            <OsirisDossiers key={programme.code} programme={programme} />
          ) : (
            <OsirisExports key={programme.code} programme={programme} envoi={envoi} />
          )}
        </>
      )}
    </div>
  );
}

const AucunProgramme = ({ isAdministrateur }: { isAdministrateur: boolean }) =>
  isAdministrateur ? (
    <EmptyState
      fact="Aucun programme pour l’instant."
      why="Un programme dit quels dispositifs se lisent ici, et par qui."
      action={<AppLink href={`${osirisHref}?vue=programmes`}>Créer un programme</AppLink>}
    />
  ) : (
    <EmptyState
      fact="Aucun programme ne vous est ouvert."
      why="L’administration de l’espace Osiris choisit qui lit chaque programme : demandez-lui le vôtre."
    />
  );
