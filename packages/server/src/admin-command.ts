// Opens the account of a first administrator: npm run admin -- --courriel claire@exemple.fr --prenom Claire --nom Vidal
import { openAdministrateurByCommand } from './compte/administration/open-administrateur.ts';

process.exitCode = await openAdministrateurByCommand();
