-- Room in each page for the rows that Sirene then completes, and that later months change: the new version of a row stays
-- beside the old one, and no index is written when nothing it holds has changed.
alter table association set (fillfactor = 90);
