-- One register of the files that come from outside, whatever they hold.
alter table cec_import rename to import_fichier;
alter table import_fichier drop constraint cec_import_genre_check;
alter table import_fichier add check (genre ~ '^[a-z-]{2,40}$');
create index import_fichier_genre on import_fichier (genre, ordre desc);
