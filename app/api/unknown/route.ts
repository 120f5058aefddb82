/** Where routing sends a path nobody can read: beside a parameter Next would try to read it all the same. */
export { DELETE, GET, PATCH, POST, PUT } from '../[[...path]]/route';
