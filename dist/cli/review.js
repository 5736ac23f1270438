export { r as readReview } from "./review2.js";
