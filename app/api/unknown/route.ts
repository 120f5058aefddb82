/** Where routing sends a path that cannot be decoded: under a route with parameters Next would try to decode it and fail. */
export { DELETE, GET, PATCH, POST, PUT } from '../[[...path]]/route';
