-- Servers keep the catalogue that anybody reads. A publication, a title, an opening or closing by hand, the name of a
-- service and its contacts say here that it changed (0590).
create trigger campagne_version_au_public after insert or update or delete on campagne_version
  for each statement execute function oublier('catalogue-public');
create trigger subvention_au_public after insert or update or delete on subvention
  for each statement execute function oublier('catalogue-public');
create trigger service_au_public after update or delete on service
  for each statement execute function oublier('catalogue-public');
create trigger campagne_version_vide_au_public after truncate on campagne_version
  for each statement execute function oublier('catalogue-public');
